import type { ObserveRequest } from '@porao/server/metrics';
import type { Logger } from 'pino';
import type { RegistryDriver } from '../registry/index.ts';
import type { GatewayConfig } from './config.ts';
import type { RequestTraces } from './edge/request-traces.ts';
import type { Telemetry } from './rollout/telemetry.ts';
import type { LiveSite } from './site/live-site.ts';

export interface Services {
  readonly driver: RegistryDriver;
  readonly config: GatewayConfig;
  readonly log: Logger;
  readonly live: LiveSite;
  readonly reports: Telemetry;
  readonly traces: RequestTraces | undefined;
  readonly observe: ObserveRequest | undefined;
}
