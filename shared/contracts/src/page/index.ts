export * from './areas.ts';
export * from './authorize-route.ts';
export * from './content-named.ts';
export * from './match-route.ts';
export * from './protocol.ts';
export * from './releases-in.ts';
export * from './session.ts';
export * from './slots.ts';
