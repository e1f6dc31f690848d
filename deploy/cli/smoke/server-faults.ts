import { wrongServerModule } from '@porao/contracts';
import pino from 'pino';
import { z } from 'zod';
import { parseJson } from '../../registry/parse-json.ts';
import type { Opened } from './open-page.ts';

const Line = z.object({ path: z.string(), err: z.object({ message: z.string() }) });

/** The log of a smoke load's gateway, and the pages that it says a wrong server module left without content. Whatever
 * else left a page without is no fault of a release: the site may be without an API. */
export function serverFaults() {
  const wrong = new Map<string, string>();
  const take = (line: string) => {
    const told = parseJson(Line, line);
    const at = told?.err.message.indexOf(wrongServerModule) ?? -1;
    if (told && at >= 0) wrong.set(told.path, told.err.message.slice(at).split('\n')[0] ?? '');
  };
  return {
    log: pino({ level: 'warn' }, { write: take }),
    added(opened: Opened): Opened {
      const what = wrong.get(opened.visit.path.split('?')[0] ?? '');
      return opened.fault || what === undefined ? opened : { ...opened, fault: { what } };
    },
  };
}
