/** Tabs that other remotes add to a person. */
export const personTabs = 'ops.person.tabs@1';
/** The same, for people with a tutor profile alone. */
export const tutorTabs = 'ops.tutor.tabs@1';
