import { expect, it } from 'vitest';
import { withoutStyleAttributes } from './style-attributes.ts';

it('moves style attributes into rules, equal ones into one', () => {
  const { html, styles } = withoutStyleAttributes(
    '<p style="color:red">A</p><svg style="--x:url(&quot;a&quot;)"><path></path></svg><p style="color:red">B</p>',
  );
  expect(html).toBe('<p data-css="0">A</p><svg data-css="1"><path></path></svg><p data-css="0">B</p>');
  expect(styles).toBe('[data-css="0"]{color:red}[data-css="1"]{--x:url("a")}');
});

it('leaves texts and other attributes that look like one', () => {
  const html = '<p title="a style=&quot;b&quot;">&lt;p style="c"&gt;</p>';
  expect(withoutStyleAttributes(html)).toEqual({ html, styles: '' });
});

it('lets no value end its rule or the style element', () => {
  const { styles } = withoutStyleAttributes('<p style="color:red}*{display:none}</style>">A</p>');
  expect(styles).toBe('[data-css="0"]{color:red*display:none/style>}');
});
