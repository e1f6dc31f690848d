import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const here = import.meta.dirname;
const read = (file: string) => readFileSync(join(here, file), 'utf8');

/** Hex colours by token, of the block whose selector ends the way given. */
function tokensOf(mode: 'light' | 'dark'): Record<string, string> {
  const block =
    read('tokens.css')
      .split(new RegExp(`color-scheme=["']${mode}["']\\] {`))[1]
      ?.split('\n}')[0] ?? '';
  return Object.fromEntries(
    [...block.matchAll(/--([\w-]+): (#[0-9a-f]{6});/g)].map(([, name, hex]) => [name, hex]),
  );
}

function luminance(hex: string): number {
  const channel = (at: number) => {
    const value = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  };
  return 0.2126 * channel(1) + 0.7152 * channel(3) + 0.0722 * channel(5);
}

function contrast(one: string, other: string): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].toSorted((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

const surfaces = ['color-page', 'color-surface', 'color-sunken'];
const onSurfaces = ['color-text', 'color-dim', 'color-brand-text', 'color-error-text'];
const text: [string, string][] = [
  ...onSurfaces.flatMap((ink) => surfaces.map((ground): [string, string] => [ink, ground])),
  ['color-on-brand', 'color-brand'],
  ['color-on-brand', 'color-brand-hover'],
  ['color-on-accent', 'color-accent'],
  ['color-on-accent', 'color-accent-hover'],
  ['color-on-error', 'color-error'],
  ['color-on-error', 'color-error-hover'],
  ['color-brand-soft-text', 'color-brand-soft'],
  ['color-brand-soft-text', 'color-brand-soft-hover'],
  ['color-brand-text', 'color-brand-soft'],
  ['color-accent-soft-text', 'color-accent-soft'],
  ['color-accent-soft-text', 'color-surface'],
  ['color-error-soft-text', 'color-error-soft'],
  ['color-success-soft-text', 'color-success-soft'],
  ['color-info-soft-text', 'color-info-soft'],
  ['color-page', 'color-text'],
];
/** These must be seen but are not text: borders of controls, the focus ring, the progress bar. */
const shapes: [string, string][] = [
  ...surfaces.map((ground): [string, string] => ['color-focus', ground]),
  ['color-line-strong', 'color-surface'],
  ['color-line-strong', 'color-page'],
  ['color-brand', 'color-sunken'],
  ['color-error', 'color-surface'],
];

/** The tones of badges, and the tinted grounds that they are shown on, by the tokens of their rules. */
const display = ['display/badge', 'display/card', 'kit/tones']
  .map((name) => read(`../${name}.module.css`))
  .join('');
const tokenOf = (name: string, property: string): string =>
  new RegExp(`\\n  \\.${name} {[^}]*\\b${property}: var\\(--([\\w-]+)\\)`).exec(display)?.[1] ?? '';
const tones = ['neutral', 'brand', 'accent', 'success', 'error', 'info'].map((tone) => ({
  tone,
  ink: tokenOf(tone, '(?<!-)color'),
  ground: tokenOf(tone, 'background'),
}));
const tinted = ['soft', 'mango', 'info', 'success', 'accent', 'error'].map((name) =>
  tokenOf(name, 'background'),
);
const onTinted = /\[data-tinted\] \.badge {([^}]*)}/.exec(display)?.[1];

describe.each(['light', 'dark'] as const)('%s mode', (mode) => {
  const tokens = tokensOf(mode);
  const of = (name: string) => {
    const hex = tokens[name];
    if (!hex) throw new Error(`${name} is not a hex colour in the ${mode} block of tokens.css`);
    return hex;
  };
  it.each(text)('text %s on %s has contrast 4.5', (ink, ground) => {
    expect(contrast(of(ink), of(ground))).toBeGreaterThanOrEqual(4.5);
  });
  it.each(tones)('a badge $tone can be read, and seen on tinted ground by its outline', ({ ink, ground }) => {
    expect(contrast(of(ink), of(ground))).toBeGreaterThanOrEqual(4.5);
    expect(onTinted).toContain('background: var(--color-surface)');
    expect(onTinted).toContain('outline: 1px solid currentcolor');
    expect(contrast(of(ink), of('color-surface'))).toBeGreaterThanOrEqual(4.5);
    for (const around of tinted) expect(contrast(of(ink), of(around))).toBeGreaterThanOrEqual(3);
  });
  it.each(shapes)('shape %s on %s has contrast 3', (ink, ground) => {
    expect(contrast(of(ink), of(ground))).toBeGreaterThanOrEqual(3);
  });
});

it('both modes set the same tokens', () => {
  const names = (mode: 'light' | 'dark') => Object.keys(tokensOf(mode)).toSorted();
  expect(names('light').length).toBeGreaterThan(40);
  expect(names('dark')).toEqual(names('light'));
});

it('no colour is written outside tokens.css', () => {
  const source = join(here, '..');
  const files = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter(
    (file) => /\.(css|tsx?)$/.test(file) && !/tokens\.|\.test\./.test(file),
  );
  const guilty = files.filter((file) =>
    /#[0-9a-f]{3,8}\b|rgb\(/i.test(readFileSync(join(source, file), 'utf8')),
  );
  expect(files.length).toBeGreaterThan(40);
  expect(guilty).toEqual([]);
});
