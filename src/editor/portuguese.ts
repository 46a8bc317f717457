import { readFileSync } from 'node:fs';
import type { Plugin } from 'esbuild';

const WORDS = {
  show_errors: 'Mostrar Erros',
  list_item_options: 'Opções do Item',
  select_item: 'Selecionar {$name}',
  replace_image: 'Substituir Imagem',
  remove_image: 'Remover Imagem',
  file_unavailable: 'Indisponível',
  file_unavailable_description:
    'Não foi possível carregar este arquivo. Ele pode ter sido movido ou excluído.',
  sign_in_using_access_token_workflow_note:
    'Ele também deve ter acesso de leitura/gravação a pull requests.',
  save_conflict: {
    title: 'Outra Pessoa Mudou Esta Entrada',
    modified_by:
      '{$name} mudou esta entrada em {$date}, depois que você a abriu.',
    modified: 'Esta entrada mudou no repositório depois que você a abriu.',
    deleted:
      'Esta entrada foi excluída do repositório depois que você a abriu.',
    overwrite_warning:
      'Se você salvar agora, as mudanças da outra pessoa se perdem.',
    recreate_warning: 'Se você salvar agora, a entrada será criada de novo.',
    save_anyway: 'Salvar Mesmo Assim',
    branch_moved:
      'Outra pessoa mudou o repositório enquanto você salvava. Tente de novo.',
  },
  remote_change: {
    reload_entry: 'Recarregar Entrada',
    confirm_reloading_entry:
      'Recarregar a entrada? O que você não salvou se perde.',
  },
};

/** Adds these words to the editor's translation; those that it has by itself stay its own. */
export const portuguese: Plugin = {
  name: 'portuguese',
  setup({ onLoad, onEnd }) {
    let found = false;
    onLoad({ filter: /locales[\\/]pt-BR\.json$/ }, ({ path }) => {
      found = true;
      const own = JSON.parse(readFileSync(path, 'utf8')) as object;
      return { contents: JSON.stringify({ ...WORDS, ...own }), loader: 'json' };
    });
    onEnd(() => {
      if (!found)
        throw new Error('The editor has no locales/pt-BR.json any more.');
    });
  },
};
