import { z } from 'zod';
import { oneOf, text } from './fields';

/** Where a link of the menu or the footer may lead: the sections of the home page. */
export const homeAnchors = ['#home', '#sobre', '#servicos', '#parceiros', '#contato'] as const;

/** A link to a section of the home page. */
export const homeLink = z.strictObject({
  label: text('Palavras do link.', 30),
  target: oneOf('Seção da página inicial.', homeAnchors),
});
