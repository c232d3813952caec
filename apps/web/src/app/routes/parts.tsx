import { m } from '../../texts/index.ts';

export default function PartsPage() {
  return <h1>{m['account.login.title']()}</h1>;
}
