import { useSearchParams } from 'react-router';
import { PhoneScene } from '../../../features/account/phone-login/phone-scene.tsx';

/** What the login code on a desktop leads a phone to (spec-decision 6). */
export function Component() {
  const scene = useSearchParams()[0].get('scene') ?? '';
  return <PhoneScene key={scene} scene={scene} />;
}
