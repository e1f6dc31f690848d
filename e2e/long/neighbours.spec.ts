import { expectKeptOut, plantedNeighbours } from '../support/planted-neighbours.ts';
import { isolatedTest } from '../support/test.ts';

for (const what of Object.keys(plantedNeighbours))
  isolatedTest(`SHL-173 a remote that changes ${what} is refused`, async ({ site }) => {
    const { stderr, ms } = await expectKeptOut(site, what);
    console.log(`${what}, ${(ms / 1000).toFixed(1)} s: ${stderr.split('\n')[1]?.trim()}`);
  });
