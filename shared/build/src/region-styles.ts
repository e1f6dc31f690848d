import { regionAttribute, slotAttribute } from '@porao/contracts/page';
import type { AtRule, ChildNode, Declaration, Helpers, Node, Plugin, Root, Rule } from 'postcss';
import { partsOf, type SelectorPart } from './selector-parts.ts';

type Lists = Helpers['list'];

interface Region {
  /** Comes before a selector: what it matches is in the region. */
  readonly prefix: string;
  /** Comes at the end of one: what it matches is in no slot's content of another remote. */
  readonly outside: string;
}

/** Keeps the styles of a remote in its region: prefixes selectors, animations and fonts with the remote's name, and
 * refuses what would change the whole page, with file and line. `:where()` leaves the specificity as it was written. */
export function regionStyles(app: string): Plugin {
  const own = `[${regionAttribute}="${app}"]`;
  const region = {
    prefix: `:where(${own})`,
    outside: `:where(:not([${slotAttribute}]:not(${own}) *))`,
  };
  return {
    postcssPlugin: 'porao-region-styles',
    Once(root, { list }) {
      // The names of classes and animations in CSS modules have a hash of the app already.
      const isModule = /\.module\.\w+$/.test(root.source?.input.file ?? '');
      const declared = declaredIn(root);
      root.walk((node: ChildNode) => {
        if (node.type === 'atrule') keepAtRule(node, app, isModule);
        else if (node.type === 'rule') keepRule(node, region, isModule);
        else if (node.type === 'decl') keepNames(node, { app, isModule, list, declared });
      });
    },
  };
}

function refuse(node: Node, what: string, remedy: string): never {
  throw node.error(`${what} changes the whole page. ${remedy}`, { plugin: 'porao-region-styles' });
}

/** These contain rules, which are prefixed, or have names that the elements of a region alone use. */
const kept = /^(charset|container|font-face|import|layer|media|scope|starting-style|supports|value)$/;
const isKeyframes = ({ name }: AtRule) => /(^|-)keyframes$/i.test(name);

function keepAtRule(node: AtRule, app: string, isModule: boolean): void {
  const { name, params } = node;
  if (isKeyframes(node)) {
    if (!isModule) node.params = `${app}-${unquoted(params)}`;
    else if (params.startsWith(':global'))
      refuse(node, `@keyframes ${params}`, 'Give it a name of this file, without :global.');
  } else if (!kept.test(name.toLowerCase())) {
    refuse(node, `@${name}`, 'Leave it out: it has a name or an effect outside of the region.');
  } else if (
    name.toLowerCase() === 'import' &&
    /^(?:url\()?\s*["']?\s*(?:[a-z][a-z\d+.-]*:|\/\/)/i.test(params)
  ) {
    refuse(node, `@import ${params}`, 'Import a file of the repository or of a package.');
  }
}

function keepRule(rule: Rule, region: Region, isModule: boolean): void {
  const { parent } = rule;
  if (parent?.type === 'atrule' && isKeyframes(parent)) return;
  // A rule by which a CSS module tells scripts something is no style.
  if (/^:(?:import|export)\b/.test(rule.selector)) return;
  if (isModule) keepComposes(rule);
  const isNested = hasRuleAbove(rule);
  rule.selectors = rule.selectors.flatMap((selector) => {
    const parts = partsOf(selector);
    const end = (inside: readonly SelectorPart[]) => withOutside(inside, region, isModule);
    if (isNested && isWithinParent(selector, parts)) return [textOf(end(parts))];
    const isPrefixed = (isState: typeof isStateOfPage) => prefixed(rule, parts, region.prefix, end, isState);
    // `[lang="bn"] .name`: the page is of that language, or an element of the region.
    return isOfLanguage(parts)
      ? [isPrefixed((part) => part === parts[0]), isPrefixed(isStateOfPage)]
      : [isPrefixed(isStateOfPage)];
  });
}

/** CSS modules refuse `composes` below more than one class: it gets a rule of its own, which styles nothing. */
function keepComposes(rule: Rule): void {
  const composes = (node: ChildNode) => node.type === 'decl' && /^compose(?:s|-with)$/i.test(node.prop);
  if (!rule.nodes.some(composes)) return;
  const bare = rule.cloneBefore();
  for (const node of bare.nodes.filter((one) => !composes(one))) node.remove();
  for (const node of rule.nodes.filter(composes)) node.remove();
}

const hasRuleAbove = ({ parent }: Node): boolean =>
  parent !== undefined && (parent.type === 'rule' || hasRuleAbove(parent));

/** A nested selector means a descendant of its parent unless `&` is inside of parentheses alone, `body:has(&)`. */
const isWithinParent = (selector: string, parts: readonly SelectorPart[]) =>
  !selector.includes('&') || parts.some(({ compound }) => withoutParentheses(compound).includes('&'));

/** A class of a module has the app's hash, and what `&` means has its own end: neither is in another's content. */
function withOutside(
  parts: readonly SelectorPart[],
  { outside }: Region,
  isModule: boolean,
): readonly SelectorPart[] {
  const last = parts.at(-1);
  if (!last) return parts;
  const outer = withoutParentheses(last.compound.replace(/:global\b.*/s, ''));
  const isHashed = isModule && !parts.some(({ compound }) => compound === ':global');
  if (outer.includes('&') || (isHashed && /(?<!\\)\.[-_a-z]/i.test(outer))) return parts;
  const [, element = '', pseudo = ''] = beforePseudoElement.exec(last.compound) ?? [];
  return [...parts.slice(0, -1), { ...last, compound: element + outside + pseudo }];
}

/** The parts of a compound before and from its first pseudo-element. */
const beforePseudoElement =
  /^((?:\\.|\[[^\]]*\]|\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\)|(?!::|:(?:before|after|first-line|first-letter)\b)[^[(\\])*)(.*)$/s;

const withoutParentheses = (compound: string): string => compound.replace(/\(.*\)/s, '');
const wholePage = /(?:^|[^-\w.#:\\])(?:html|body)(?![-\w])|(?<!\\):root(?![-\w])|::view-transition/i;
const isOfPage = ({ compound }: SelectorPart): boolean =>
  wholePage.test(compound.replace(/\[[^\]]*\]|"[^"]*"|'[^']*'/g, ''));

/** Only the page's root has this attribute, with `:root` before it or without. */
const colorScheme = /^(?::(?:where|is)\()?\[data-mantine-color-scheme[^\]]*\]\)?$/i;

/** `:root[lang="bn"] .name` asks for a state of the page, which the region is in. */
function isStateOfPage({ compound }: SelectorPart): boolean {
  const inner = /^:global\((.*)\)$/s.exec(compound)?.[1]?.trim() ?? compound;
  if (colorScheme.test(inner)) return true;
  return /^(?:html|body|:root)(?![-\w])/i.test(inner) && partsOf(inner).length === 1;
}

const isOfLanguage = ([first, second]: readonly SelectorPart[]): boolean =>
  second?.combinator === ' ' &&
  /^(?::global\()?(?:\[(?:lang|dir)\b[^\]]*\]|:(?:lang|dir)\([^)]*\))\)?$/i.test(first?.compound ?? '');

/** The region has these in place of the page's root: packages declare them there. */
const isOfProperties = ({ nodes }: Rule): boolean =>
  nodes.some(({ type }) => type === 'decl') &&
  nodes.every((node) => node.type === 'comment' || (node.type === 'decl' && node.prop.startsWith('--')));

function prefixed(
  rule: Rule,
  parts: readonly SelectorPart[],
  prefix: string,
  end: (inside: readonly SelectorPart[]) => readonly SelectorPart[],
  isState: typeof isStateOfPage,
): string {
  const first = parts.findIndex((part) => !isState(part));
  const inside = first === -1 ? [] : parts.slice(first);
  const states = parts.slice(0, parts.length - inside.length);
  if (inside.length === 0 && isOfProperties(rule)) return `${textOf(states)} ${prefix}`;
  // `~ footer` would be beside the region.
  const isBelow = (states.length === 0 ? ['', '>'] : [' ']).includes(inside[0]?.combinator ?? '');
  if (inside.length === 0 || !isBelow || inside.some(isOfPage))
    refuse(
      rule,
      `"${textOf(parts)}"`,
      'Give the styles to an element of the page that the remote shows; html, body and :root may only have custom properties, or stand before a descendant, as in `:root[lang="bn"] .name`.',
    );
  const [head, ...rest] = end(inside);
  const start = head ? textOfPart({ ...head, combinator: head.combinator.trim() }).trimStart() : '';
  return [textOf(states), prefix, start + rest.map(textOfPart).join('')].filter(Boolean).join(' ');
}

const textOfPart = ({ combinator, compound }: SelectorPart): string =>
  `${combinator === '' || combinator === ' ' ? combinator : ` ${combinator} `}${compound}`;
const textOf = (parts: readonly SelectorPart[]): string => parts.map(textOfPart).join('').trim();

const unquoted = (text: string): string => text.trim().replace(/^(["'])(.*)\1$/s, '$2');

const ofAll = /^(?:inherit|initial|unset|revert|revert-layer)$/i;
const ofAnimations =
  /^(?:none|auto|normal|reverse|alternate|alternate-reverse|running|paused|infinite|linear|ease|ease-in|ease-out|ease-in-out|step-start|step-end|forwards|backwards|both)$/i;
const ofFonts =
  /^(?:serif|sans-serif|monospace|cursive|fantasy|system-ui|ui-serif|ui-sans-serif|ui-monospace|ui-rounded|math|emoji|fangsong)$/i;

/** The families of `font` follow its size, which a line height may follow. */
const sizeAndFamilies = /^(.*?(?:\d(?:[a-z]+|%)|\)|small|medium|large|er)(?:\s*\/\s*\S+)?\s+)(["'a-z_].*)$/is;

/** Holds the names of animations and fonts that a file declares. */
type Declared = Readonly<Record<'animations' | 'fonts', ReadonlySet<string>>>;

function declaredIn(root: Root): Declared {
  const animations = new Set<string>();
  const fonts = new Set<string>();
  root.walkAtRules((node) => {
    if (isKeyframes(node)) animations.add(unquoted(node.params));
    if (node.name.toLowerCase() === 'font-face')
      node.walkDecls(/^font-family$/i, ({ value }) => void fonts.add(unquoted(value)));
  });
  return { animations, fonts };
}

interface Names {
  readonly app: string;
  readonly isModule: boolean;
  readonly list: Lists;
  readonly declared: Declared;
}

/** Gives the names that a declaration uses, or a font declares, the remote's name in front. */
function keepNames(node: Declaration, names: Names): void {
  const { app, isModule, list, declared } = names;
  const property = node.prop.toLowerCase();
  if (property.startsWith('--')) {
    const last = unquoted(list.comma(node.value).at(-1) ?? '');
    const isOneOf = (known: ReadonlySet<string>, values: readonly string[]) =>
      values.some((value) => known.has(unquoted(value)));
    // A list that ends with a generic family is one of fonts, of another file maybe.
    if (ofFonts.test(last) || isOneOf(declared.fonts, list.comma(node.value)))
      node.value = families(node.value, app, list);
    else if (!isModule && isOneOf(declared.animations, list.space(node.value)))
      node.value = animations(node.value, app, list);
    return;
  }
  if (/^(?:-webkit-)?animation(?:-name)?$/.test(property)) {
    if (!isModule) node.value = animations(node.value, app, list);
  } else if (node.parent?.type === 'atrule' && (node.parent as AtRule).name.toLowerCase() === 'font-face') {
    if (property === 'font-family') node.value = `"${app} ${unquoted(node.value)}"`;
  } else if (property === 'font-family') {
    node.value = families(node.value, app, list);
  } else if (property === 'font') {
    const [, before = '', after] = sizeAndFamilies.exec(node.value) ?? [];
    if (after !== undefined) node.value = before + families(after, app, list);
  }
}

const animations = (value: string, app: string, list: Lists): string =>
  list
    .comma(value)
    .map((animation) =>
      list
        .space(animation)
        .map((word) => {
          const name = unquoted(word);
          const isName = /^-?[_a-z][-\w]*$/i.test(name) && !ofAll.test(name) && !ofAnimations.test(name);
          return isName ? `${app}-${name}` : word;
        })
        .join(' '),
    )
    .join(', ');

/** A family that no file of the remote declares is the page's or the system's: its own name follows. */
const families = (value: string, app: string, list: Lists): string =>
  list
    .comma(value)
    .flatMap((family) => {
      const name = unquoted(family);
      const isOwn = !ofAll.test(name) && !ofFonts.test(name) && !name.includes('(');
      return isOwn ? [`"${app} ${name}"`, family] : [family];
    })
    .join(', ');
