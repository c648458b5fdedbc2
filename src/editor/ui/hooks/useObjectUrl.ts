import {useEffect, useState} from 'react';

/** @returns an address at which this page can show a picture, for as long as the component is on screen */
export function useObjectUrl(blob: Blob): string | undefined {
  const [address, setAddress] = useState<string>();
  useEffect(() => {
    const url = URL.createObjectURL(blob);
    setAddress(url);
    return () => URL.revokeObjectURL(url);
  }, [blob]);
  return address;
}
