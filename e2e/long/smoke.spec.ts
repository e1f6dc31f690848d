import { expectRefused, plantedThrows } from '../support/planted-throws.ts';
import { isolatedTest } from '../support/test.ts';

for (const where of Object.keys(plantedThrows) as (keyof typeof plantedThrows)[])
  isolatedTest(`a remote that throws ${where} is refused with file and line`, async ({ site }) => {
    const { stderr, ms } = await expectRefused(site, where);
    console.log(`${where}, ${(ms / 1000).toFixed(1)} s: ${stderr.split('\n')[1]?.trim()}`);
  });
