// Generated from openapi/ by `npm run generate`. Never edited by hand.
import type { GeneratedForm } from './form-types.ts'
import validators from './UserChange.validators.js'

export const userChangeForm: GeneratedForm = {
  name: "UserChange",
  title: "Edit user",
  submitLabel: "Save changes",
  sections: [],
  schema: {
  "type": "object",
  "additionalProperties": false,
  "minProperties": 1,
  "properties": {
    "firstName": {
      "type": "string",
      "title": "First name",
      "minLength": 1,
      "maxLength": 80,
      "format": "visible"
    },
    "lastName": {
      "type": "string",
      "title": "Last name",
      "minLength": 1,
      "maxLength": 80,
      "format": "visible"
    },
    "phone": {
      "type": [
        "string",
        "null"
      ],
      "title": "Phone",
      "format": "phone",
      "maxLength": 30
    },
    "image": {
      "type": [
        "string",
        "null"
      ],
      "title": "Photo",
      "maxLength": 100,
      "pattern": "^/api/images/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$"
    },
    "timezone": {
      "type": "string",
      "title": "Time zone",
      "format": "timezone",
      "maxLength": 60
    },
    "unitPreference": {
      "type": "string",
      "title": "Units",
      "enum": [
        "Metric",
        "MetricMixed",
        "Imperial"
      ]
    }
  }
},
  uiSchema: {
  "phone": {
    "ui:widget": "phone"
  },
  "image": {
    "ui:widget": "image",
    "ui:options": {
      "of": {
        "list": "/image-library",
        "get": "/image-library"
      },
      "message": "Must be a picture of your library"
    }
  },
  "timezone": {
    "ui:widget": "timezone"
  },
  "ui:order": [
    "firstName",
    "lastName",
    "phone",
    "image",
    "timezone",
    "unitPreference"
  ]
},
  validators,
}
