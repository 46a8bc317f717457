import * as styles from '@/sections/Hero/Hero.module.css';

// Only the compiler reads this file: `npm run types` fails when one of these lines is wrong.

export const valid: string = styles.headline;

// @ts-expect-error A class that the stylesheet does not have.
export const misspelled = styles.headlin;
