import { join } from 'node:path';

const variable = 'PORAO_E2E_RUN';

/** Folder of everything one run of the suite writes; made by the global setup, gone after the run. */
export function runFolder(): string {
  const folder = process.env[variable];
  if (!folder) throw new Error(`${variable} is not set: start the tests through playwright.config.ts.`);
  return folder;
}

export const setRunFolder = (folder: string): void => {
  process.env[variable] = folder;
};

/** A data folder with everything published and the demo data loaded, copied for each site. */
export const templateFolder = (): string => join(runFolder(), 'template');
