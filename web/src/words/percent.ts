/** An exact chance for a glance. What is not certain is never 0 or 100. */
export function percent(ways: number, total: number): string {
  if (ways <= 0) return '0 %';
  const rounded = Math.min(99, Math.max(1, Math.floor((100 * ways) / total + 0.5)));
  return `${ways >= total ? 100 : rounded} %`;
}
