import { LinkAnchor } from '@porao/ui';

/** A part of a text as the link to the terms, for `richText`. */
export const termsLink = (text: string) => <LinkAnchor to="/terms-conditions">{text}</LinkAnchor>;
