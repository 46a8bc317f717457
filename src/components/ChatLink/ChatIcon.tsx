import { Icon } from '@/components/Icon/Icon';

/** The messaging app's mark: the words beside it say where the link leads. */
export function ChatIcon() {
  return <Icon name="chat" />;
}
