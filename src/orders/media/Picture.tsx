import { useCallback } from 'react'

interface PictureProps {
  readonly content: Blob
  readonly alt: string
  /** The browser cannot draw it. */
  readonly onBroken: () => void
}

/** Draws a picture that the page holds; its address lives as long as it is shown. */
export function Picture({ content, alt, onBroken }: PictureProps) {
  const draw = useCallback(
    (image: HTMLImageElement | null) => {
      if (image === null) return undefined
      const address = URL.createObjectURL(content)
      image.src = address
      return () => URL.revokeObjectURL(address)
    },
    [content],
  )
  return <img ref={draw} alt={alt} onError={onBroken} />
}
