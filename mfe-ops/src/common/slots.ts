/** Tabs of a person that other remotes add. */
export const personTabs = 'ops.person.tabs@1';
