export const singleArm = (): never => {
  throw new Error('todo');
};
