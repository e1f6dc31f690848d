import type { Day, World } from './world.ts';

/** People of a town share addresses of mobile carriers, and computers of copy shops. */
export interface Town {
  readonly carriers: readonly string[];
  readonly shops: readonly string[];
}
export function createTown(world: World, size: number): Town {
  const values = (kind: 'network' | 'device', count: number) =>
    Array.from({ length: count }, () => world.fresh(kind));
  return {
    carriers: values('network', Math.max(6, Math.round(size / 15))),
    shops: values('device', Math.max(2, Math.round(size / 80))),
  };
}

function connection(world: World, town: Town, id: number): void {
  const { random } = world;
  const devices = random.chance(0.35) ? random.int(2, 3) : 1;
  for (let count = 0; count < devices; count += 1) world.mark(id, 'device', world.fresh('device'));
  if (random.chance(0.55)) world.mark(id, 'network');
  for (const carrier of random.some(town.carriers, random.int(1, 3))) world.mark(id, 'network', carrier);
}

/** A tutor with the marks and papers that tutors usually have. */
export function createTutor(world: World, town: Town, created: Day): number {
  const { random } = world;
  const id = world.account(['tutor'], created);
  const phone = world.mark(id, 'phone');
  connection(world, town, id);
  if (random.chance(0.9)) {
    const father = world.mark(id, 'parents_phone');
    if (random.chance(0.7)) world.mark(id, 'parents_phone', world.fresh('parents_phone'));
    // The second number of a student is a second card, or the father's.
    if (random.chance(0.4)) world.mark(id, 'phone', random.chance(0.25) ? father : world.fresh('phone'));
  }
  if (random.chance(0.75)) world.mark(id, 'nid');
  if (random.chance(0.8)) world.mark(id, 'wallet', random.chance(0.8) ? phone : world.fresh('wallet'));
  if (random.chance(0.75)) world.mark(id, 'address');
  if (random.chance(0.7))
    for (let count = random.int(1, 3); count > 0; count -= 1) {
      const believed = random.chance(0.55) ? 'verified' : 'unverified';
      world.paper(id, random.chance(0.03) ? 'refused' : believed);
    }
  return id;
}

export function createGuardian(world: World, town: Town, created: Day): number {
  const { random } = world;
  const id = world.account(['guardian'], created);
  world.mark(id, 'phone');
  if (random.chance(0.35)) world.mark(id, 'phone', world.fresh('phone'));
  connection(world, town, id);
  if (random.chance(0.95)) world.mark(id, 'home');
  return id;
}
