/** Returns what the gateway says of this load in a meta element; undefined where there is none. */
export const pageMeta = (name: string): string | undefined =>
  document.querySelector<HTMLMetaElement>(`meta[name=${name}]`)?.content;
