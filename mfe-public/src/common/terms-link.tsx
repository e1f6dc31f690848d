import { LinkAnchor } from '@porao/ui';
import { paths } from './paths.ts';

/** A part of a text as the link to the terms, for `richText`. */
export const termsLink = (text: string) => <LinkAnchor to={paths.terms}>{text}</LinkAnchor>;
