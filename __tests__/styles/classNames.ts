import * as styles from '@/sections/Hero/Hero.module.css';

// Read by the compiler alone: `npm run types` fails when one of these lines is wrong.

export const right: string = styles.headline;

// @ts-expect-error A class that the stylesheet does not have.
export const misspelt = styles.headlin;
