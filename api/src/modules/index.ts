import type { Endpoints, Merged } from '@porao/contracts';
import type { Handlers } from '../kit/bind.ts';
import type { Services } from '../kit/services.ts';
import * as modules from './list.ts';

type Modules = typeof modules;

/** Every endpoint of the contracts with its handler; one that is missing does not compile. */
export function createHandlers(services: Services): Handlers<Endpoints> {
  const handlers = Object.values(modules).map((handlersOf) => handlersOf(services));
  return Object.assign({}, ...handlers) as Merged<ReturnType<Modules[keyof Modules]>>;
}
