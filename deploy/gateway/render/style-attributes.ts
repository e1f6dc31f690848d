import { parseFragment, serialize, type DefaultTreeAdapterTypes as Tree } from 'parse5';

/** Moves style attributes, which the page's policy forbids, into a style sheet. */
export function withoutStyleAttributes(markup: string): { html: string; styles: string } {
  const fragment = parseFragment(markup);
  const numbers = new Map<string, number>();
  const visit = (node: Tree.Node): void => {
    if ('attrs' in node) {
      const style = node.attrs.find(({ name, namespace }) => name === 'style' && namespace === undefined);
      if (style) {
        const number = numbers.get(style.value) ?? numbers.size;
        numbers.set(style.value, number);
        style.name = 'data-css';
        style.value = String(number);
      }
    }
    if ('childNodes' in node) node.childNodes.forEach(visit);
  };
  visit(fragment);
  // Neither the rule nor the style element may end early.
  const styles = [...numbers].map(
    ([style, number]) => `[data-css="${number}"]{${style.replace(/[{}<]/g, '')}}`,
  );
  return { html: serialize(fragment), styles: styles.join('') };
}
