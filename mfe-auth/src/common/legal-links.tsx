import { privacy, terms } from '@porao/contracts/paths';
import { LinkAnchor } from '@porao/ui';

/** The parts of a text that lead to the legal pages, for `richText`. */
export const legalLinks = {
  terms: (text: string) => <LinkAnchor to={terms}>{text}</LinkAnchor>,
  privacy: (text: string) => <LinkAnchor to={privacy}>{text}</LinkAnchor>,
};
