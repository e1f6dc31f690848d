/** Day and time in Bangladesh, written as deadlines are. */
export { deadlineText as momentOf } from '@porao/features';
