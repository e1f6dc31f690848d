/** Loaded before a program (`node --import`), whose clock is then always TEST_NOW, in ms since 1970. */
const at = Number(process.env.TEST_NOW);
const Moving = globalThis.Date;

class Frozen extends Moving {
  constructor(...given: [] | [number]) {
    if (given.length === 0) super(at);
    else super(...given);
  }
  static override now(): number {
    return at;
  }
}

Object.assign(globalThis, { Date: Frozen });
