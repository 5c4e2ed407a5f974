/**
 * Points of the person's side and of all others.
 * @param {readonly number[]} points by side
 * @param {import('../protocol.js').View} view
 */
export function shares(points, view) {
  const own = points[view.seats[view.seat]?.side ?? 0] ?? 0;
  return { own, others: points.reduce((sum, one) => sum + one, 0) - own };
}
