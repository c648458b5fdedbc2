import {useContext, type ComponentProps, type ReactNode} from 'react';
// Named with `index`: the bundler gives this module to whoever asks for `layout/LogoPlate`.
import LogoPlate from '../../../ui/LogoPlate/index';
import {PictureAddresses} from './Photo';

/** A logo of the site; a new one is shown as it was chosen. */
export default function ShownLogo(props: ComponentProps<typeof LogoPlate>): ReactNode {
  const {logo} = props;
  const address = useContext(PictureAddresses)[logo.src];
  if (address === undefined) return <LogoPlate {...props} />;
  return (
    <span data-src={logo.src} style={{display: 'contents'}}>
      <LogoPlate {...props} logo={{...logo, src: address}} />
    </span>
  );
}
