export interface SelectorPart {
  /** Comes before the compound: a space, `>`, `+`, `~`; empty at the start. */
  readonly combinator: string;
  readonly compound: string;
}

const tokens = /\\.|"(?:\\.|[^"\\])*"|'(?:\\.|[^'\\])*'|\s*[>+~]\s*|\s+|./gs;

/** Takes one selector apart at the combinators that are in no parentheses, brackets or quotes. */
export function partsOf(selector: string): SelectorPart[] {
  const parts: SelectorPart[] = [];
  let combinator = '';
  let compound = '';
  let depth = 0;
  const end = () => {
    if (compound !== '') parts.push({ combinator, compound });
    compound = '';
  };
  for (const [token] of selector.trim().matchAll(tokens)) {
    if (depth === 0 && /^(?:\s*[>+~]\s*|\s+)$/.test(token)) {
      end();
      combinator = token.trim() || ' ';
      continue;
    }
    if (token === '(' || token === '[') depth += 1;
    if (token === ')' || token === ']') depth -= 1;
    compound += token;
  }
  end();
  return parts;
}
