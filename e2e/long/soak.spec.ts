import { soak } from '../support/soak.ts';
import { expect, isolatedTest } from '../support/test.ts';

isolatedTest(
  'loads and navigations have no fault for a minute while every app is shipped and taken back 100 times',
  async ({ browser, site }) => {
    isolatedTest.setTimeout(240_000);
    const { url, dataDir } = site;
    const result = await soak({
      url,
      dataDir,
      browser,
      seconds: 60,
      changes: 100,
      pages: 100,
      navigations: 25,
    });
    expect(result.faults).toEqual([]);
    expect(result.changes).toBe(100);
  },
);
