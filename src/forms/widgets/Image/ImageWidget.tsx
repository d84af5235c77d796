import { Button } from '@blueprintjs/core'
import { Media, Upload } from '@blueprintjs/icons'
import type { WidgetProps } from '@rjsf/utils'
import { useEffect, useEffectEvent, useId, useRef, useState } from 'react'
import { libraryImageFault, libraryImageTakes } from '#domain/files/library-images.ts'
import { swallowRelease } from '#src/ui/swallow-release.ts'
import { UploadField } from '#src/uploads/UploadField.tsx'
import { useUpload } from '#src/uploads/use-upload.ts'
import { useControlProps } from '../../control-props.ts'
import { type EntityPaths, useEntitySearch } from '../../entity-search.tsx'
import { labelId } from '../../theme/field-ids.ts'
import { widgetOptions } from '../../widget-options.ts'
import { ImagePicker } from './ImagePicker.tsx'
import styles from './image.module.css'

/** `ui:options` of the picture. */
export interface ImageOptions {
  /** The library that its pictures stand in; the contract says which list, the generator where that is. */
  readonly of: EntityPaths
}

/**
 * A picture of the library, chosen there or uploaded into it on the spot: its address in the data. What the library would refuse is
 * refused before it is brought.
 */
export function ImageWidget(props: WidgetProps) {
  const { id, label, value, onChange, onBlur, onFocus, options } = props
  const { of } = widgetOptions<ImageOptions>(props)
  const { disabled, readOnly, 'aria-describedby': describedBy, 'aria-invalid': invalid } = useControlProps(props)
  const { addImage } = useEntitySearch()
  const ownId = useId()
  const input = useRef<HTMLInputElement>(null)
  const choose = useRef<HTMLButtonElement>(null)
  const [isChoosing, setChoosing] = useState(false)
  const [refused, setRefused] = useState<string>()
  const upload = useUpload()
  const address = typeof value === 'string' && value !== '' ? value : null
  const isOff = disabled || readOnly
  /** "Logo Remove": the label is that of all three. */
  const named = (act: string) => ({ id: `${ownId}-${act}`, 'aria-labelledby': `${labelId(id)} ${ownId}-${act}` })

  const added = upload.state.phase === 'done' ? upload.state.url : undefined
  const takeAdded = useEffectEvent((url: string) => {
    upload.cancel()
    onChange(url)
  })
  useEffect(() => {
    if (added !== undefined) takeAdded(added)
  }, [added])

  const bring = (file: File) => {
    // A file of no known kind is looked at by the server.
    const fault = file.type === '' ? null : libraryImageFault(file.type, file.size)
    setRefused(fault === null ? undefined : `${file.name} is not taken. ${fault}.`)
    if (fault !== null) return
    upload.start(file, async (url) => (await addImage(of, { name: nameOf(file), url })).image ?? '')
  }
  const remove = () => {
    setRefused(undefined)
    onChange(options.emptyValue)
    choose.current?.focus()
  }

  return (
    <div
      className={styles.image}
      onFocus={() => onFocus(id, value)}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) onBlur(id, value)
      }}
    >
      <span className={styles.frame} data-empty={address === null || undefined}>
        {address === null ? <Media size={24} /> : <img key={address} src={address} alt={label} />}
      </span>
      <div className={styles.side}>
        <div className={styles.acts}>
          <Button
            ref={choose}
            id={id}
            aria-labelledby={`${labelId(id)} ${ownId}-choose`}
            aria-describedby={describedBy}
            aria-invalid={invalid}
            aria-haspopup="dialog"
            disabled={isOff}
            text={<span id={`${ownId}-choose`}>Choose from the library</span>}
            onClick={() => {
              setRefused(undefined)
              setChoosing(true)
            }}
          />
          <Button
            {...named('upload')}
            icon={<Upload />}
            disabled={isOff || upload.state.phase !== 'none'}
            text="Upload"
            onClick={() => input.current?.click()}
          />
          {address !== null && <Button {...named('remove')} disabled={isOff} text="Remove" onClick={remove} />}
        </div>
        <input
          ref={input}
          type="file"
          hidden
          accept={libraryImageTakes.accept}
          onChange={({ target }) => {
            const [file] = target.files ?? []
            // The same file can be chosen again after it was removed.
            target.value = ''
            if (file !== undefined) bring(file)
          }}
        />
        {upload.state.phase === 'none' ? (
          <span className={styles.takes}>{libraryImageTakes.words}</span>
        ) : (
          <UploadField upload={upload} onChoose={bring} />
        )}
        <span className={styles.refused} role="alert">
          {refused}
        </span>
      </div>
      {isChoosing && (
        <ImagePicker
          of={of}
          chosen={address}
          onPick={(picked) => {
            swallowRelease()
            setChoosing(false)
            onChange(picked)
          }}
          onClose={() => setChoosing(false)}
        />
      )}
    </div>
  )
}

/** "Winter logo.png" is the picture "Winter logo". */
function nameOf({ name }: File): string {
  return [...name.replace(/\.\w+$/, '')].slice(0, 120).join('').trim() || 'Picture'
}
