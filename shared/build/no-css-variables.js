// Stands for Mantine's writer of CSS variables: all of them stand in styles.css.
export const MantineCssVariables = () => null;
