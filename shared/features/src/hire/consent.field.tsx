import { privacy, terms } from '@porao/contracts/paths';
import { richText } from '@porao/platform';
import { LinkAnchor } from '@porao/ui';
import { CheckboxField } from '@porao/ui/forms';
import type { HireFormOf } from './need.fields.tsx';

interface ConsentFieldProps {
  form: HireFormOf;
  /** Has the parts `terms` and `privacy`, which become links. */
  text: string;
}

export function ConsentField({ form, text }: ConsentFieldProps) {
  return <CheckboxField form={form} name="consent" label={richText(text, legal)} />;
}

/** In another tab: what is typed here stays on the screen. */
const inNewTab = (to: string) => (text: string) => (
  <LinkAnchor to={to} target="_blank">
    {text}
  </LinkAnchor>
);
const legal = { terms: inNewTab(terms), privacy: inNewTab(privacy) };
