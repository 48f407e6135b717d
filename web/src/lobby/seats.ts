/** Numbers of seats in short: `2–6`, `2, 4, 6, 8`, `2 or 3` is `2–3`. */
export function seatsInWords(seats: readonly number[]): string {
  const least = seats[0] ?? 1;
  const most = seats.at(-1) ?? least;
  if (least === most) return String(least);
  const all = most - least + 1 === seats.length;
  return all ? `${least}–${most}` : seats.join(', ');
}
