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
      "type": "string",
      "title": "Phone",
      "format": "phone",
      "maxLength": 30
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
      "oneOf": [
        {
          "const": "Metric",
          "title": "Metric"
        },
        {
          "const": "MetricMixed",
          "title": "Mixed: kilometres, feet and pounds"
        },
        {
          "const": "Imperial",
          "title": "Imperial"
        }
      ]
    },
    "image": {
      "type": [
        "string",
        "null"
      ],
      "title": "Photo",
      "maxLength": 100,
      "pattern": "^/api/images/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$"
    }
  }
},
  uiSchema: {
  "phone": {
    "ui:widget": "phone"
  },
  "timezone": {
    "ui:widget": "timezone"
  },
  "unitPreference": {
    "ui:widget": "select"
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
  "ui:order": [
    "firstName",
    "lastName",
    "phone",
    "timezone",
    "unitPreference",
    "image"
  ]
},
  validators,
}
