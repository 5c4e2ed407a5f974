// The few DOM helpers of the table. Data only ever becomes text nodes and properties, never markup.

/**
 * @template {keyof HTMLElementTagNameMap} Name
 * @param {Name} name
 * @param {string} className
 * @param {...(Node | string)} children
 * @returns {HTMLElementTagNameMap[Name]}
 */
export function make(name, className, ...children) {
  const element = document.createElement(name);
  if (className) element.className = className;
  element.append(...children);
  return element;
}

/**
 * @param {string} className
 * @param {...(Node | string)} children
 */
export function makeButton(className, ...children) {
  const button = make('button', className, ...children);
  button.type = 'button';
  return button;
}

/**
 * Something to look at that is said elsewhere in words.
 * @param {string} className
 * @param {...(Node | string)} children
 */
export function makeSilent(className, ...children) {
  const element = make('span', className, ...children);
  element.setAttribute('aria-hidden', 'true');
  return element;
}

/**
 * Writes only a text that differs, so that live regions do not repeat themselves.
 * @param {Element} element
 * @param {string} text
 */
export function setText(element, text) {
  if (element.textContent !== text) element.textContent = text;
}

/**
 * @param {Element} element
 * @param {string} name
 * @param {string | number | boolean | null | undefined} value false, null and undefined remove it, true makes it empty
 */
export function setAttribute(element, name, value) {
  if (value === false || value === null || value === undefined) element.removeAttribute(name);
  else element.setAttribute(name, value === true ? '' : String(value));
}

/**
 * Puts the nodes into a parent in this order, moving only what is out of place: a node that moves loses the focus.
 * @param {Element} parent
 * @param {readonly Element[]} nodes
 */
export function arrange(parent, nodes) {
  const wanted = new Set(nodes);
  for (const child of [...parent.children]) if (!wanted.has(child)) child.remove();
  nodes.forEach((node, index) => {
    const there = parent.children[index] ?? null;
    if (there !== node) parent.insertBefore(node, there);
  });
}
