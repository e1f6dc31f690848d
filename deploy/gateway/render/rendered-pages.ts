import type { ServerRequest } from '@porao/contracts';
import type { Site } from '../site/site.ts';
import type { RenderedContent } from './render.protocol.ts';

export interface RenderCounts {
  cached: number;
  rendered: number;
  failed: number;
  /** Not begun, since too many were waiting. */
  refused: number;
  /** Begun and not yet rendered or failed. */
  waiting: number;
}

/** The content of a page, as far as there is one. */
export interface FoundPage {
  /** Null where the releases render nothing or failed to, or did not in time. */
  readonly content: RenderedContent | null;
  /** Until when another request finds the same, by the clock of `performance`. */
  readonly freshUntil: number;
  /** Differs between any two contents. */
  readonly serial: number;
  /** The parameters that the page reads, and their values in one form. */
  readonly query: readonly string[];
  readonly search: string;
}

export interface ServerPages {
  readonly counts: RenderCounts;
  /** Counts a page that was sent again without being looked for. */
  countRepeated(): void;
  /** Finds what the live releases render at a path, for a visitor of this network. */
  find(site: Site, request: ServerRequest, network?: string): Promise<FoundPage>;
  /** Ends the processes. */
  readonly stop: () => void;
}
