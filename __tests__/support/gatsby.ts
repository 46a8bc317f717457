import { site } from '../components/support/site';

/** Stands for the package `gatsby`. Its build takes the queries out of the code; here they are empty. */
export const graphql = () => '';

/** Answers the query of every component. */
export const useStaticQuery = () => site;
