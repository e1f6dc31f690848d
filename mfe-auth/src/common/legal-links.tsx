import { LinkAnchor } from '@porao/ui';

/** The parts of a text that lead to the legal pages, for `richText`. */
export const legalLinks = {
  terms: (text: string) => <LinkAnchor to="/terms-conditions">{text}</LinkAnchor>,
  privacy: (text: string) => <LinkAnchor to="/privacy-policy">{text}</LinkAnchor>,
};
