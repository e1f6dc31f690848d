import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { type RunningSite, startSite } from '../../deploy/local/site.ts';
import { runFolder, templateFolder } from './run-folder.ts';

/** Is made-up contact data of the installation's office. */
export const contact = {
  address: 'House 0, Test Road, Dhaka',
  phone: '01000-111222',
  email: 'tests@porao.example',
};

/** Where maps take their pictures from: a server of the run. */
export const tileService = (): string => process.env['TEST_TILES'] ?? '';

/** As after `npm start`, whatever the test runner set, but for long waits: a busy machine is slow, not wrong. */
export const siteEnvironment = (): NodeJS.ProcessEnv => ({
  NODE_ENV: '',
  PORAO_DEMO: '1',
  DATABASE_URL: '',
  API_TIMEOUT_MS: '20000',
  CONTENT_MS: '20000',
  SIGNED_IN_CONTENT_MS: '20000',
  LOAD_TIMEOUT_MS: '30000',
  TILE_URL: `${tileService()}/{z}/{x}/{y}.png`,
  CONTACT_ADDRESS: contact.address,
  CONTACT_PHONE: contact.phone,
  CONTACT_EMAIL: contact.email,
});

/** Is the site that tests open and call. */
export interface TestSite extends Pick<RunningSite, 'url' | 'apiUrl'> {
  readonly dataDir: string;
}

/** A worker's site. Its tests run one after another, so one of them may restart it. */
export interface WorkerSite extends TestSite, RunningSite {}

/** A site of its own over a fresh copy of the demo data, with settings on top of the usual. */
export async function freshSite(settings: NodeJS.ProcessEnv = {}): Promise<WorkerSite> {
  const dataDir = mkdtempSync(join(runFolder(), 'site-'));
  cpSync(templateFolder(), dataDir, { recursive: true });
  const remove = () => rmSync(dataDir, { recursive: true, force: true });
  try {
    const site = await startSite({
      port: 0,
      dataDir,
      demo: true,
      env: { ...siteEnvironment(), ...settings },
    });
    const stop = async () => {
      await site.stop();
      remove();
    };
    return { ...site, dataDir, stop };
  } catch (error) {
    remove();
    throw error;
  }
}
