import type {
  CustomFieldControl,
  CustomFieldControlProps,
  Field as FieldConfig,
} from '@sveltia/cms';
import { Component, createElement } from 'react';
import { messageOf, suggestionOf } from '../../check/report';
import { errorsOf, type Field } from '../../content/fields/field';
import type { Finding } from '../../content/fields/finding';
import type { CheckedOptions } from '../fieldConfig';

/** What the field's schema refuses in a value, in the words of the content check; undefined when it accepts it. */
export function problemOf(field: Field, value: unknown): string | undefined {
  const [issue] = errorsOf(field, value);
  if (!issue) return undefined;
  const finding: Finding =
    issue.code === 'custom'
      ? (issue.params as Finding)
      : { expected: issue.message };
  return [messageOf(finding), suggestionOf(finding)].filter(Boolean).join(' ');
}

type CheckedProps = CustomFieldControlProps & {
  /** Takes what knows whether a value is right. Sveltia calls its `isValid` when the value has changed and before it saves. */
  readonly register?: (validator: object | null) => void;
};

const renewals = new EventTarget();

/** Gives Sveltia every validator again: it forgets them all when a form has been saved. */
export const renewValidators = () => renewals.dispatchEvent(new Event('save'));

/**
 * Makes a control for a text or a day that knows the rules of its field.
 * @param control - Sveltia's own control for such a field
 * @param fields - the fields of the content schemas, by their place in a form
 */
export function checkedControl(
  control: CustomFieldControl,
  fields: ReadonlyMap<string, Field>,
) {
  // Sveltia brings a React of its own, so that hooks of ours would find none.
  class Checked extends Component<CheckedProps> {
    private readonly options = this.props.field.toJS() as FieldConfig &
      CheckedOptions;

    private readonly isValid = (value: unknown) => {
      const field = fields.get(this.options.rules);
      // Whether the value may be missing is Sveltia's to say.
      const message = field && value ? problemOf(field, value) : undefined;
      return message ? { error: { message } } : true;
    };

    private readonly register = () =>
      this.props.register?.({ isValid: this.isValid });

    override componentDidMount() {
      renewals.addEventListener('save', this.register);
      this.register();
    }

    override componentWillUnmount() {
      renewals.removeEventListener('save', this.register);
      this.props.register?.(null);
    }

    override render() {
      const { register: _, ...props } = this.props;
      const { value } = props;
      const { maxlength } = this.options;
      const length = typeof value === 'string' ? value.trim().length : 0;
      const counter =
        maxlength &&
        createElement('small', {}, `${length} / ${maxlength} letras`);
      return [createElement(control, { ...props, key: 'control' }), counter];
    }
  }
  return ({
    ref,
    ...props
  }: CustomFieldControlProps & { ref?: CheckedProps['register'] }) =>
    createElement(Checked, { ...props, register: ref });
}
