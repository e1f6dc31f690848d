import type { Config } from '../config.ts';
import type { Logger } from '../kit/log.ts';

export interface Surroundings {
  readonly config: Config;
  readonly env: NodeJS.ProcessEnv;
  readonly log: Logger;
  readonly print: (text: string) => void;
}
