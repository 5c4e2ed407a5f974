// The frame that the browser draws around the page takes the colour of the table's ground.

export function paintFrame() {
  const colour = getComputedStyle(document.documentElement).getPropertyValue('--felt-deep').trim();
  for (const meta of document.querySelectorAll('meta[name="theme-color"]')) meta.setAttribute('content', colour);
}
