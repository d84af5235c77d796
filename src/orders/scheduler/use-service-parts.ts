import {
  useGetServiceRevisionParcelTypes,
  useGetServiceRevisionServiceSpeeds,
  useGetServiceRevisionTags,
} from '#generated/client/services/services.ts'
import type { ParcelType, ServiceSpeed, Tag } from '#generated/model/index.ts'

/** What one may order of a service revision, as its courier arranged it. */
export interface ServiceParts {
  readonly parcelTypes: readonly ParcelType[]
  readonly speeds: readonly ServiceSpeed[]
  readonly tags: readonly Tag[]
}

export interface LoadedServiceParts {
  /** Undefined until all three lists are here. */
  readonly parts: ServiceParts | undefined
  readonly error: unknown
  readonly retry: () => void
}

/** A published revision never changes, so its lists are asked for once a session. */
const forTheSession = { staleTime: Number.POSITIVE_INFINITY }

/** The parcel types, speeds and tags of a revision; nothing is asked while there is none (null). */
export function useServiceParts(revisionId: number | null): LoadedServiceParts {
  const query = { ...forTheSession, enabled: revisionId !== null }
  const parcelTypes = useGetServiceRevisionParcelTypes(revisionId ?? 0, { query })
  const speeds = useGetServiceRevisionServiceSpeeds(revisionId ?? 0, { query })
  const tags = useGetServiceRevisionTags(revisionId ?? 0, { query })
  const loaded = parcelTypes.data !== undefined && speeds.data !== undefined && tags.data !== undefined
  return {
    parts: loaded ? { parcelTypes: parcelTypes.data.data, speeds: speeds.data.data, tags: tags.data.data } : undefined,
    error: parcelTypes.error ?? speeds.error ?? tags.error,
    retry: () => {
      for (const list of [parcelTypes, speeds, tags]) if (list.isError) void list.refetch()
    },
  }
}
