import { createElement, Fragment, type ReactNode } from 'react';

/** A text whose `<name>…</name>` parts become elements: `richText(t('terms'), { link: (text) => <Link …/> })`. */
export function richText(text: string, parts: Record<string, (text: string) => ReactNode>): ReactNode {
  const pieces = text.split(/<(\w+)>(.*?)<\/\1>/);
  const children: ReactNode[] = [];
  for (let index = 0; index < pieces.length; index += 3) {
    children.push(pieces[index]);
    const [name, inner] = [pieces[index + 1], pieces[index + 2]];
    if (name !== undefined) children.push(parts[name]?.(inner ?? '') ?? inner);
  }
  return createElement(Fragment, null, ...children);
}
