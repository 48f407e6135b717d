/** The same said several times is said once, with a number. */
export function gathered(texts: readonly string[]): string[] {
  const counts = new Map<string, number>();
  for (const text of texts) if (text) counts.set(text, (counts.get(text) ?? 0) + 1);
  return [...counts].map(([text, n]) => (n > 1 ? `${text} × ${n}` : text));
}
