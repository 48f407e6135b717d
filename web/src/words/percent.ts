/** A number with so many decimals, as a language writes it. */
export const decimal = (language: string, value: number, digits: number): string =>
  new Intl.NumberFormat(language, {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  }).format(value);

/** An exact chance for those who count. What is not certain is never 0 or 100. */
export function exactPercent(language: string, ways: number, total: number, digits: number): string {
  const [percent, least] = [(100 * ways) / total, 0.1 ** digits];
  const said = (value: number) => `${decimal(language, value, digits)} %`;
  if (ways <= 0 || ways >= total) return said(Math.min(100, Math.max(0, percent)));
  if (percent < least / 2) return `< ${said(least)}`;
  return percent > 100 - least / 2 ? `> ${said(100 - least)}` : said(percent);
}

/** An exact chance for a glance. What is not certain is never 0 or 100. */
export function percent(ways: number, total: number): string {
  if (ways <= 0) return '0 %';
  const rounded = Math.min(99, Math.max(1, Math.floor((100 * ways) / total + 0.5)));
  return `${ways >= total ? 100 : rounded} %`;
}
