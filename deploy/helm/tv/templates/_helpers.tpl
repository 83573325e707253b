{{- define "tv.name" -}}
{{- if contains .Chart.Name .Release.Name -}}
{{- .Release.Name | trunc 50 | trimSuffix "-" -}}
{{- else -}}
{{- printf "%s-%s" .Release.Name .Chart.Name | trunc 50 | trimSuffix "-" -}}
{{- end -}}
{{- end -}}

{{/* The components that run for good, with spaces between. */}}
{{- define "tv.components" -}}
web worker{{ if .Values.live.enabled }} live{{ end }}
{{- end -}}

{{/* Of a component: a dict with root and component. */}}
{{- define "tv.selector" -}}
app.kubernetes.io/name: {{ .root.Chart.Name }}
app.kubernetes.io/instance: {{ .root.Release.Name }}
app.kubernetes.io/component: {{ .component }}
{{- end -}}

{{- define "tv.labels" -}}
{{ include "tv.selector" . }}
app.kubernetes.io/version: {{ .root.Chart.AppVersion | quote }}
app.kubernetes.io/managed-by: {{ .root.Release.Service }}
helm.sh/chart: {{ printf "%s-%s" .root.Chart.Name .root.Chart.Version }}
{{- end -}}

{{- define "tv.image" -}}
{{- with .Values.image -}}
{{- if .digest -}}
{{- printf "%s@%s" .repository .digest -}}
{{- else -}}
{{- printf "%s:%s" .repository (.tag | default $.Chart.AppVersion) -}}
{{- end -}}
{{- end -}}
{{- end -}}

{{- define "tv.serviceAccount" -}}
{{- if .Values.serviceAccount.create -}}
{{- .Values.serviceAccount.name | default (include "tv.name" .) -}}
{{- else -}}
{{- .Values.serviceAccount.name | default "default" -}}
{{- end -}}
{{- end -}}

{{/* Pods of a component at most: a dict of its values. */}}
{{- define "tv.mostPods" -}}
{{- ternary .autoscaling.maxReplicas .replicas .autoscaling.enabled -}}
{{- end -}}

{{/*
Connections that a pod opens at most (DATABASE_CONNECTIONS), so that all pods fit the database. An update starts a pod more of each
component. Each worker opens one beside its pool, for the counting of words, and so does the job that migrates.
*/}}
{{- define "tv.connections" -}}
{{- $web := include "tv.mostPods" .Values.web | int -}}
{{- $workers := include "tv.mostPods" .Values.worker | int -}}
{{- $live := ternary 1 0 .Values.live.enabled -}}
{{- $pods := add $web $workers $live 2 | int -}}
{{- $beside := add .Values.database.reserved $workers 2 | int -}}
{{- $most := .Values.database.maxConnections | int -}}
{{- $each := .Values.settings.DATABASE_CONNECTIONS | default (div (sub $most $beside) $pods | min 20 | max 4) | int -}}
{{- $needed := add (mul $each $pods) $beside | int -}}
{{- if gt $needed $most -}}
{{- fail (printf "%d web and %d worker pods with %d connections each need %d connections to the database, which takes %d (database.maxConnections). Raise max_connections of PostgreSQL and this value, or start fewer pods, or put PgBouncer in front: docs/scaling.md." $web $workers $each $needed $most) -}}
{{- end -}}
{{- $each -}}
{{- end -}}

{{/* Settings that are no secret. Those of the chart come after the operator's. */}}
{{- define "tv.settings" -}}
{{- $own := dict
  "DATABASE_CONNECTIONS" (include "tv.connections" .)
  "PUBLIC_URL" .Values.publicUrl
  "PORT" "3000"
  "METRICS_PORT" (toString .Values.metrics.port)
  "RTMP_PORT" (ternary (toString .Values.live.rtmpPort) "" .Values.live.enabled)
  "SRT_PORT" (ternary (toString .Values.live.srtPort) "" .Values.live.enabled)
  "DRAIN_SECONDS" (toString .Values.drainSeconds)
  "MIGRATE_ON_START" (ternary "off" "on" .Values.migrate.enabled)
  "DATA_DIR" "/data" -}}
{{- range $name, $value := merge $own .Values.settings }}
{{ $name }}: {{ $value | quote }}
{{- end }}
{{- end -}}

{{- define "tv.podSecurity" -}}
runAsNonRoot: true
runAsUser: 10001
runAsGroup: 10001
fsGroup: 10001
fsGroupChangePolicy: OnRootMismatch
seccompProfile:
  type: RuntimeDefault
{{- end -}}

{{- define "tv.containerSecurity" -}}
allowPrivilegeEscalation: false
readOnlyRootFilesystem: true
capabilities:
  drop: [ALL]
{{- end -}}

{{/* The pod of a component that runs for good: a dict with root, component and values. */}}
{{- define "tv.pod" -}}
metadata:
  labels:
    {{- include "tv.labels" . | nindent 4 }}
    {{- with .root.Values.podLabels }}
    {{- toYaml . | nindent 4 }}
    {{- end }}
  annotations:
    # A pod is made anew where its settings change.
    checksum/settings: {{ include "tv.settings" .root | sha256sum }}
    {{- with .root.Values.podAnnotations }}
    {{- toYaml . | nindent 4 }}
    {{- end }}
spec:
  serviceAccountName: {{ include "tv.serviceAccount" .root }}
  automountServiceAccountToken: false
  enableServiceLinks: false
  terminationGracePeriodSeconds: {{ add .root.Values.drainSeconds 40 }}
  {{- with .root.Values.image.pullSecrets }}
  imagePullSecrets:
    {{- toYaml . | nindent 4 }}
  {{- end }}
  securityContext:
    {{- include "tv.podSecurity" . | nindent 4 }}
  topologySpreadConstraints:
    - maxSkew: 1
      topologyKey: kubernetes.io/hostname
      whenUnsatisfiable: ScheduleAnyway
      labelSelector:
        matchLabels:
          {{- include "tv.selector" . | nindent 10 }}
  {{- with .values.nodeSelector }}
  nodeSelector:
    {{- toYaml . | nindent 4 }}
  {{- end }}
  {{- with .values.tolerations }}
  tolerations:
    {{- toYaml . | nindent 4 }}
  {{- end }}
  {{- with .values.affinity }}
  affinity:
    {{- toYaml . | nindent 4 }}
  {{- end }}
  containers:
    - name: {{ .component }}
      image: {{ include "tv.image" .root | quote }}
      imagePullPolicy: {{ .root.Values.image.pullPolicy }}
      args: [--role, {{ .component }}]
      envFrom:
        - configMapRef:
            name: {{ include "tv.name" .root }}
        - secretRef:
            name: {{ .root.Values.existingSecret }}
      ports:
        {{- if ne .component "worker" }}
        - name: http
          containerPort: 3000
        {{- end }}
        {{- if eq .component "live" }}
        - name: rtmp
          containerPort: {{ .root.Values.live.rtmpPort }}
        - name: srt
          containerPort: {{ .root.Values.live.srtPort }}
          protocol: UDP
        {{- end }}
        - name: metrics
          containerPort: {{ .root.Values.metrics.port }}
      # A start has ten minutes; then the process is alive while it answers, and gets requests while its database answers too.
      startupProbe:
        httpGet: { path: /health/live, port: metrics }
        periodSeconds: 2
        timeoutSeconds: 5
        failureThreshold: 300
      livenessProbe:
        httpGet: { path: /health/live, port: metrics }
        periodSeconds: 10
        timeoutSeconds: 5
        failureThreshold: 6
      readinessProbe:
        httpGet: { path: /health/ready, port: metrics }
        periodSeconds: 2
        timeoutSeconds: 3
        failureThreshold: 2
      resources:
        {{- toYaml .values.resources | nindent 8 }}
      securityContext:
        {{- include "tv.containerSecurity" . | nindent 8 }}
      volumeMounts:
        - name: data
          mountPath: /data
        - name: tmp
          mountPath: /tmp
  volumes:
    # Rows are in the database and files in the bucket: what is here, a pod can lose.
    - name: data
      emptyDir:
        sizeLimit: {{ .values.workSize | default "2Gi" }}
    - name: tmp
      emptyDir:
        sizeLimit: 2Gi
{{- end -}}
