import type { LocalizedText } from '@porao/contracts';

/** Is what a post shows (PAR-088). No call answers one yet. */
export interface Post {
  id: number;
  author: LocalizedText;
  location: LocalizedText;
  /** ISO day. */
  date: string;
  text: LocalizedText;
  /** A picture of our own; null for none. */
  image: 'desk' | null;
  likes: number;
  comments: number;
  shares: number;
}
