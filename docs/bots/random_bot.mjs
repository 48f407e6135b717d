// A bot that chooses at random: luckhouse bot run booty-dice -- node docs/bots/random_bot.mjs
import { createInterface } from 'node:readline';

for await (const line of createInterface({ input: process.stdin })) {
  const told = JSON.parse(line);
  if (told.tell === 'choose') {
    const offer = told.offers[Math.floor(Math.random() * told.offers.length)];
    process.stdout.write(JSON.stringify({ choose: offer.word }) + '\n');
  }
}
